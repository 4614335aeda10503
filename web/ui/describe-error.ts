// An error as a title and the sentence of the service, both in the language of the person.
import i18next from 'i18next';
import { isApiError } from '../api/api-error.ts';

export function describeError(error: unknown): { title: string; detail: string } {
  if (!isApiError(error))
    return {
      title: i18next.t('errors.title'),
      detail: error instanceof Error ? error.message : String(error),
    };
  return { title: titleOf(error.status), detail: error.detail };
}

function titleOf(status: number): string {
  const { t } = i18next;
  switch (status) {
    case 0:
      return t('errors.offline');
    case 403:
      return t('errors.forbidden');
    case 404:
    case 410:
      return t('errors.notFound');
    case 409:
      return t('errors.conflict');
    case 412:
      return t('errors.outdated');
    case 413:
      return t('errors.tooLarge');
    case 415:
      return t('errors.unsupported');
    case 400:
    case 422:
      return t('errors.invalid');
    case 429:
      return t('errors.tooMany');
    case 503:
    case 507:
      return t('errors.unavailable');
    default:
      return t(status >= 500 ? 'errors.internal' : 'errors.title');
  }
}
