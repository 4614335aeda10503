// Every endpoint of the service in one list.
import { auditEndpoints } from './audit.ts';
import { chatEndpoints } from './chat.ts';
import { contactEndpoints } from './contacts.ts';
import { dashboardEndpoints } from './dashboard.ts';
import { deliveryEndpoints } from './deliveries.ts';
import { documentEndpoints } from './document-endpoints.ts';
import { operationEndpoints } from './operation.ts';
import { pageEndpoints } from './pages.ts';
import { profileEndpoints } from './profiles.ts';
import { settingsEndpoints } from './settings.ts';
import { userEndpoints } from './users.ts';
import type { Endpoint } from './endpoint.ts';
import type { EndpointName } from './addresses.ts';

export const endpoints = {
  ...documentEndpoints,
  ...pageEndpoints,
  ...contactEndpoints,
  ...profileEndpoints,
  ...chatEndpoints,
  ...deliveryEndpoints,
  ...auditEndpoints,
  ...settingsEndpoints,
  ...userEndpoints,
  ...dashboardEndpoints,
  ...operationEndpoints,
} satisfies { [Name in EndpointName]: Endpoint<Name> };

export type Endpoints = typeof endpoints;
