// The figures of a plot as a table that opens below it: for keyboards, readers of the screen, and whoever wants numbers.
import { Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './as-table.module.css';

interface Props {
  /** What the table is of. */
  label: string;
  columns: string[];
  rows: string[][];
}

export function AsTable({ label, columns, rows }: Props) {
  const { t } = useTranslation();
  return (
    <details className={classes['details']}>
      <summary>{t('quality.table')}</summary>
      <div className={classes['table']}>
        <Table fz="xs" verticalSpacing={4} aria-label={label}>
          <Table.Thead>
            <Table.Tr>
              {columns.map((column) => (
                <Table.Th key={column} scope="col">
                  {column}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(([first, ...others]) => (
              <Table.Tr key={first}>
                <Table.Th scope="row" fw={500}>
                  {first}
                </Table.Th>
                {others.map((cell, index) => (
                  <Table.Td key={columns[index + 1]}>{cell}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </details>
  );
}
