// Every page and its address. The main pages are loaded with the first script, the others when they are opened.
// The first parts of these addresses are also listed in server/api.ts, so that deep links open.
import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { isApiError } from './api/api-error.ts';
import { atBase } from './api/base-path.ts';
import { query, queryClient } from './api/queries.ts';
import { readAuditSearch } from './audit/audit-search.ts';
import { readChatSearch } from './chat/chat-search.ts';
import { foldersQuery } from './contacts/folder-select.tsx';
import { readDeliverySearch } from './deliveries/delivery-search.ts';
import { prefetch } from './documents/workspace/prefetch.ts';
import { readDocumentSearch, type DocumentSearch } from './documents/document-search.ts';
import { Shell } from './layout/shell.tsx';
import { profilesQuery } from './profiles/use-profiles.ts';
import { invitation, root, signIn } from './public-routes.tsx';
import { readQualitySearch } from './quality/quality-search.ts';
import { meQuery } from './session/me.ts';
import { WelcomePage } from './session/welcome-page.tsx';
import { readMovementSearch, readStatementsSearch } from './statements/statement-search.ts';
import { isSettingsTab } from './settings/settings-tabs.ts';
import { prefetchInbox } from './upload/inbox.ts';
import { CrashPage, MissingPage } from './ui/page-problems.tsx';
import { PageLoader } from './ui/page-loader.tsx';
import {
  asId,
  asPage,
  asText,
  parseSearch,
  readListSearch,
  readMasterSearch,
  readPageSearch,
  stringifySearch,
  withoutEmpty,
  type RawSearch,
} from './ui/search-params.ts';

/** Of a page that is of one thing, which its number names; nothing has the number 0. */
const numbered = {
  parse: ({ id }: { id: string }) => ({ id: asId(id) ?? 0 }),
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
};

/** Everything below needs a session. */
const app = createRoute({
  getParentRoute: () => root,
  id: 'app',
  beforeLoad: async ({ location }) => {
    try {
      const me = await queryClient.ensureQueryData(meQuery);
      const forced = me.must_change_password;
      if (forced !== (location.pathname === '/welcome')) throw redirect({ to: forced ? '/welcome' : '/' });
    } catch (error) {
      if (!isApiError(error, 401)) throw error;
      throw redirect({ to: '/sign-in', search: location.href === '/' ? {} : { next: location.href } });
    }
  },
});

const welcome = createRoute({ getParentRoute: () => app, path: '/welcome', component: WelcomePage });
const shell = createRoute({ getParentRoute: () => app, id: 'shell', component: Shell });

const dashboard = createRoute({
  getParentRoute: () => shell,
  path: '/',
  component: lazyRouteComponent(() => import('./dashboard/dashboard-page.tsx'), 'DashboardPage'),
});

const documents = createRoute({
  getParentRoute: () => shell,
  path: '/documents',
  validateSearch: readDocumentSearch,
  component: lazyRouteComponent(() => import('./documents/list/documents-page.tsx'), 'DocumentsPage'),
});

/** The filters of the list come along: they say which document is the next one. `at` is a page, `quote` words on it, `field` a field. */
const workspace = createRoute({
  getParentRoute: () => shell,
  path: '/documents/$id',
  params: numbered,
  validateSearch: (raw: RawSearch): DocumentSearch & { at?: number; quote?: string; field?: string } =>
    withoutEmpty({
      ...readDocumentSearch(raw),
      at: asId(raw['at']),
      quote: asText(raw['quote']),
      field: asText(raw['field']),
    }),
  // The record and the picture of its page are on their way while the page's own code is.
  loader: ({ params: { id } }) => prefetch(id),
  component: lazyRouteComponent(() => import('./documents/workspace/workspace-page.tsx'), 'WorkspacePage'),
});

const upload = createRoute({
  getParentRoute: () => shell,
  path: '/upload',
  validateSearch: (raw: RawSearch): { contact_id?: number; folder_id?: number } =>
    withoutEmpty({ contact_id: asId(raw['contact_id']), folder_id: asId(raw['folder_id']) }),
  loader: prefetchInbox,
  component: lazyRouteComponent(() => import('./upload/upload-page.tsx'), 'UploadPage'),
});

/** Not /chat, which is the page for phones. */
const ask = createRoute({
  getParentRoute: () => shell,
  path: '/ask',
  validateSearch: readChatSearch,
  component: lazyRouteComponent(() => import('./chat/chat-page.tsx'), 'ChatPage'),
});

const search = createRoute({
  getParentRoute: () => shell,
  path: '/search',
  validateSearch: readListSearch,
  component: lazyRouteComponent(() => import('./search/search-page.tsx'), 'SearchPage'),
});

const contacts = createRoute({
  getParentRoute: () => shell,
  path: '/contacts',
  validateSearch: readListSearch,
  component: lazyRouteComponent(() => import('./contacts/contacts-page.tsx'), 'ContactsPage'),
});

/**
 * A page whose panels would push each other down has a loader: it appears when all of them have what they show. What fails to
 * load is told by its panel.
 */
const contact = createRoute({
  getParentRoute: () => shell,
  path: '/contacts/$id',
  params: numbered,
  loader: ({ params: { id } }) =>
    Promise.all([
      queryClient.prefetchQuery(query('getContact', { params: { id } })),
      queryClient.prefetchQuery(foldersQuery(id)),
      queryClient.prefetchQuery(profilesQuery),
      queryClient.prefetchQuery(query('listContacts', { query: { parent_id: id, limit: 50 } })),
    ]),
  component: lazyRouteComponent(() => import('./contacts/contact-page.tsx'), 'ContactPage'),
});

const vendors = createRoute({
  getParentRoute: () => shell,
  path: '/vendors',
  validateSearch: readMasterSearch,
  component: lazyRouteComponent(() => import('./vendors/vendors-page.tsx'), 'VendorsPage'),
});

const vendorImport = createRoute({
  getParentRoute: () => shell,
  path: '/vendors/import',
  component: lazyRouteComponent(() => import('./vendors/import-page.tsx'), 'ImportPage'),
});

const orders = createRoute({
  getParentRoute: () => shell,
  path: '/orders',
  validateSearch: readMasterSearch,
  component: lazyRouteComponent(() => import('./orders/orders-page.tsx'), 'OrdersPage'),
});

const orderImport = createRoute({
  getParentRoute: () => shell,
  path: '/orders/import',
  component: lazyRouteComponent(() => import('./orders/import-page.tsx'), 'OrderImportPage'),
});

const statements = createRoute({
  getParentRoute: () => shell,
  path: '/statements',
  validateSearch: readStatementsSearch,
  component: lazyRouteComponent(() => import('./statements/statements-page.tsx'), 'StatementsPage'),
});

const statementImport = createRoute({
  getParentRoute: () => shell,
  path: '/statements/import',
  component: lazyRouteComponent(() => import('./statements/import-page.tsx'), 'StatementImportPage'),
});

/** `movement` is the one that is chosen. */
const statement = createRoute({
  getParentRoute: () => shell,
  path: '/statements/$id',
  params: numbered,
  validateSearch: readMovementSearch,
  component: lazyRouteComponent(() => import('./statements/statement-page.tsx'), 'StatementPage'),
});

const profiles = createRoute({
  getParentRoute: () => shell,
  path: '/profiles',
  component: lazyRouteComponent(() => import('./profiles/profiles-page.tsx'), 'ProfilesPage'),
});

/** `new`, or the number of a profile. */
const profile = createRoute({
  getParentRoute: () => shell,
  path: '/profiles/$id',
  validateSearch: (raw: RawSearch): { copy?: number; sample?: number; trial?: number } =>
    withoutEmpty({ copy: asId(raw['copy']), sample: asId(raw['sample']), trial: asId(raw['trial']) }),
  component: lazyRouteComponent(() => import('./profiles/profile-page.tsx'), 'ProfilePage'),
});

const rules = createRoute({
  getParentRoute: () => shell,
  path: '/rules',
  component: lazyRouteComponent(() => import('./rules/rules-page.tsx'), 'RulesPage'),
});

/** `new`, or the number of a rule. */
const rule = createRoute({
  getParentRoute: () => shell,
  path: '/rules/$id',
  component: lazyRouteComponent(() => import('./rules/rule-page.tsx'), 'RulePage'),
});

const lessons = createRoute({
  getParentRoute: () => shell,
  path: '/lessons',
  validateSearch: (raw: RawSearch): { contact_id?: number; page?: number } =>
    withoutEmpty({ contact_id: asId(raw['contact_id']), page: asPage(raw['page']) }),
  component: lazyRouteComponent(() => import('./learning/lessons-page.tsx'), 'LessonsPage'),
});

const trash = createRoute({
  getParentRoute: () => shell,
  path: '/trash',
  validateSearch: readPageSearch,
  component: lazyRouteComponent(() => import('./trash/trash-page.tsx'), 'TrashPage'),
});

const account = createRoute({
  getParentRoute: () => shell,
  path: '/account',
  loader: () =>
    Promise.all([
      queryClient.prefetchQuery(query('listOwnSessions')),
      queryClient.prefetchQuery(query('listTokens')),
    ]),
  component: lazyRouteComponent(() => import('./account/account-page.tsx'), 'AccountPage'),
});

const deliveries = createRoute({
  getParentRoute: () => shell,
  path: '/deliveries',
  validateSearch: readDeliverySearch,
  component: lazyRouteComponent(() => import('./deliveries/deliveries-page.tsx'), 'DeliveriesPage'),
});

const quality = createRoute({
  getParentRoute: () => shell,
  path: '/quality',
  validateSearch: readQualitySearch,
  component: lazyRouteComponent(() => import('./quality/quality-page.tsx'), 'QualityPage'),
});

const audit = createRoute({
  getParentRoute: () => shell,
  path: '/audit',
  validateSearch: readAuditSearch,
  component: lazyRouteComponent(() => import('./audit/audit-page.tsx'), 'AuditPage'),
});

const settings = createRoute({
  getParentRoute: () => shell,
  path: '/settings',
  beforeLoad: () => {
    throw redirect({ to: '/settings/$tab', params: { tab: 'general' }, replace: true });
  },
});

const settingsTab = createRoute({
  getParentRoute: () => shell,
  path: '/settings/$tab',
  params: {
    parse: ({ tab }) => ({ tab: isSettingsTab(tab) ? tab : ('general' as const) }),
    stringify: ({ tab }) => ({ tab }),
  },
  component: lazyRouteComponent(() => import('./settings/settings-page.tsx'), 'SettingsPage'),
});

const pages = [
  dashboard,
  documents,
  workspace,
  upload,
  ask,
  search,
  contacts,
  contact,
  vendors,
  vendorImport,
  orders,
  orderImport,
  statements,
  statementImport,
  statement,
  profiles,
  profile,
  rules,
  rule,
  lessons,
  trash,
  account,
  quality,
  deliveries,
  audit,
  settings,
  settingsTab,
] as const;

export const router = createRouter({
  routeTree: root.addChildren([signIn, invitation, app.addChildren([welcome, shell.addChildren(pages)])]),
  basepath: atBase('/'),
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPendingComponent: PageLoader,
  defaultErrorComponent: CrashPage,
  defaultNotFoundComponent: MissingPage,
  scrollRestoration: true,
});

/**
 * Begins to load what the page at this address needs, before anything is drawn. A record is asked for without waiting to hear who
 * is signed in: the service answers nobody else.
 */
export function startLoading(): void {
  const opened = router.matchRoutes(router.latestLocation).at(-1);
  if (opened?.routeId === workspace.id) prefetch(opened.params.id);
  void router.load();
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
