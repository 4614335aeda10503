// The pages of the navigation, in the order of a working day. Pages that come later are added here and in routes.tsx.
import {
  IconAddressBook,
  IconFiles,
  IconHistory,
  IconLayoutDashboard,
  IconSettings,
  IconTemplate,
  IconUpload,
  IconWebhook,
  type Icon,
} from '@tabler/icons-react';

export interface NavItem {
  to: '/' | '/documents' | '/upload' | '/contacts' | '/profiles' | '/deliveries' | '/audit' | '/settings';
  text: 'dashboard' | 'documents' | 'upload' | 'contacts' | 'profiles' | 'deliveries' | 'audit' | 'settings';
  icon: Icon;
  /** Shown only to people who may use it. */
  needs?: 'write' | 'admin';
}

export const NAV: { title: 'work' | 'set' | 'control'; items: NavItem[] }[] = [
  {
    title: 'work',
    items: [
      { to: '/', text: 'dashboard', icon: IconLayoutDashboard },
      { to: '/documents', text: 'documents', icon: IconFiles },
      { to: '/upload', text: 'upload', icon: IconUpload, needs: 'write' },
    ],
  },
  {
    title: 'set',
    items: [
      { to: '/contacts', text: 'contacts', icon: IconAddressBook },
      { to: '/profiles', text: 'profiles', icon: IconTemplate },
    ],
  },
  {
    title: 'control',
    items: [
      { to: '/deliveries', text: 'deliveries', icon: IconWebhook, needs: 'admin' },
      { to: '/audit', text: 'audit', icon: IconHistory, needs: 'admin' },
      { to: '/settings', text: 'settings', icon: IconSettings, needs: 'admin' },
    ],
  },
];
