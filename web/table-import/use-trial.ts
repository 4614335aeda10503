// Trying an import before it runs: what was asked last, and what was found of it.
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** The report of the last try stays until the next has answered; another file starts without one. */
export function useTrial<Order extends { file: File }, Report>(send: (order: Order) => Promise<Report>) {
  const [order, setOrder] = useState<Order>();
  const [report, setReport] = useState<Report>();
  const trial = useMutation({
    // One after the other: an answer that comes late would pass for that of a later question.
    scope: { id: 'import-trial' },
    mutationFn: send,
    onMutate: (next) => {
      setOrder(next);
      if (next.file !== order?.file) setReport(undefined);
    },
    onSuccess: setReport,
  });
  return { order, report, trial };
}
