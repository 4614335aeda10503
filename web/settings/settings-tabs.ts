// The parts of the settings.
export const SETTINGS_TABS = [
  'general',
  'model',
  'intake',
  'webhooks',
  'mail',
  'api',
  'users',
  'approvals',
  'exports',
  'signatures',
  'archive',
  'storage',
  'about',
] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

export const isSettingsTab = (text: string): text is SettingsTab => SETTINGS_TABS.some((tab) => tab === text);
