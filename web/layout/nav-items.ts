// The pages of the navigation, in the order of a working day.
import type { Me } from '../../contract/users.ts';
import type { IconType } from 'react-icons';
import {
  TbAddressBook,
  TbArrowsSplit2,
  TbBuildingBank,
  TbBuildingStore,
  TbFiles,
  TbHistory,
  TbLayoutDashboard,
  TbMessages,
  TbSchool,
  TbShoppingCart,
  TbSettings,
  TbTargetArrow,
  TbTemplate,
  TbTrash,
  TbUpload,
  TbWebhook,
} from 'react-icons/tb';

export interface NavItem {
  to:
    | '/'
    | '/documents'
    | '/upload'
    | '/ask'
    | '/contacts'
    | '/vendors'
    | '/orders'
    | '/statements'
    | '/profiles'
    | '/lessons'
    | '/rules'
    | '/deliveries'
    | '/quality'
    | '/audit'
    | '/trash'
    | '/settings';
  text:
    | 'dashboard'
    | 'documents'
    | 'upload'
    | 'chat'
    | 'contacts'
    | 'vendors'
    | 'orders'
    | 'statements'
    | 'profiles'
    | 'lessons'
    | 'rules'
    | 'deliveries'
    | 'quality'
    | 'audit'
    | 'trash'
    | 'settings';
  icon: IconType;
  /** Shown only to people who may use it; `whole`: who write and see all contacts. */
  needs?: 'write' | 'whole' | 'admin';
}

export const NAV: { title: 'work' | 'set' | 'control'; items: NavItem[] }[] = [
  {
    title: 'work',
    items: [
      { to: '/', text: 'dashboard', icon: TbLayoutDashboard },
      { to: '/documents', text: 'documents', icon: TbFiles },
      { to: '/upload', text: 'upload', icon: TbUpload, needs: 'write' },
      { to: '/ask', text: 'chat', icon: TbMessages },
      { to: '/statements', text: 'statements', icon: TbBuildingBank, needs: 'whole' },
    ],
  },
  {
    title: 'set',
    items: [
      { to: '/contacts', text: 'contacts', icon: TbAddressBook },
      { to: '/vendors', text: 'vendors', icon: TbBuildingStore },
      { to: '/orders', text: 'orders', icon: TbShoppingCart },
      { to: '/profiles', text: 'profiles', icon: TbTemplate },
      { to: '/lessons', text: 'lessons', icon: TbSchool },
      { to: '/rules', text: 'rules', icon: TbArrowsSplit2, needs: 'admin' },
    ],
  },
  {
    title: 'control',
    items: [
      { to: '/quality', text: 'quality', icon: TbTargetArrow, needs: 'admin' },
      { to: '/deliveries', text: 'deliveries', icon: TbWebhook, needs: 'admin' },
      { to: '/audit', text: 'audit', icon: TbHistory, needs: 'admin' },
      { to: '/trash', text: 'trash', icon: TbTrash, needs: 'admin' },
      { to: '/settings', text: 'settings', icon: TbSettings, needs: 'admin' },
    ],
  },
];

export function mayUse(needs: NavItem['needs'], access: Me['access']): boolean {
  if (needs === undefined) return true;
  return needs === 'whole' ? access.write && access.contact_ids === null : access[needs];
}
