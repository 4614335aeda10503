// The pages of the navigation, in the order of a working day.
import {
  IconAddressBook,
  IconArrowsSplit2,
  IconFiles,
  IconHistory,
  IconLayoutDashboard,
  IconMessages,
  IconSettings,
  IconTemplate,
  IconTrash,
  IconUpload,
  IconWebhook,
  type Icon,
} from '@tabler/icons-react';

export interface NavItem {
  to:
    | '/'
    | '/documents'
    | '/upload'
    | '/ask'
    | '/contacts'
    | '/profiles'
    | '/rules'
    | '/deliveries'
    | '/audit'
    | '/trash'
    | '/settings';
  text:
    | 'dashboard'
    | 'documents'
    | 'upload'
    | 'chat'
    | 'contacts'
    | 'profiles'
    | 'rules'
    | 'deliveries'
    | 'audit'
    | 'trash'
    | 'settings';
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
      { to: '/ask', text: 'chat', icon: IconMessages },
    ],
  },
  {
    title: 'set',
    items: [
      { to: '/contacts', text: 'contacts', icon: IconAddressBook },
      { to: '/profiles', text: 'profiles', icon: IconTemplate },
      { to: '/rules', text: 'rules', icon: IconArrowsSplit2, needs: 'admin' },
    ],
  },
  {
    title: 'control',
    items: [
      { to: '/deliveries', text: 'deliveries', icon: IconWebhook, needs: 'admin' },
      { to: '/audit', text: 'audit', icon: IconHistory, needs: 'admin' },
      { to: '/trash', text: 'trash', icon: IconTrash, needs: 'admin' },
      { to: '/settings', text: 'settings', icon: IconSettings, needs: 'admin' },
    ],
  },
];
