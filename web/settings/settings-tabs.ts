// The parts of the settings. Model, intake, storage and backup join here when their pages do.
export const SETTINGS_TABS = ['general', 'api', 'webhooks', 'users', 'about'] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

export const isSettingsTab = (text: string): text is SettingsTab => SETTINGS_TABS.some((tab) => tab === text);
