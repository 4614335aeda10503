// The pages that are open to whoever is not signed in.
import { Outlet, createRootRoute, createRoute } from '@tanstack/react-router';
import type { SignOnError } from '../contract/single-sign-on.ts';
import { InvitationPage } from './session/invitation-page.tsx';
import { SignInPage } from './session/sign-in-page.tsx';
import { NothingHere } from './ui/page-problems.tsx';
import { asText, type RawSearch } from './ui/search-params.ts';

/** As the service names them at the end of a failed single sign-on. */
const SIGN_ON_ERRORS: SignOnError[] = ['refused', 'expired', 'unknown', 'disabled', 'failed'];

export const root = createRootRoute({ component: Outlet, notFoundComponent: NothingHere });

export const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  component: SignInPage,
  validateSearch: (raw: RawSearch): { next?: string; ended?: boolean; error?: SignOnError } => {
    const next = asText(raw['next']);
    const error = SIGN_ON_ERRORS.find((known) => known === raw['error']);
    return {
      ...(next === undefined ? {} : { next }),
      ...(raw['ended'] === 'true' ? { ended: true } : {}),
      ...(error === undefined ? {} : { error }),
    };
  },
});

export const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation/$token',
  component: InvitationPage,
});
