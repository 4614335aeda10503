// The person, and how they like to see things: language, appearance, keyboard, password.
import {
  Avatar,
  Menu,
  SegmentedControl,
  Text,
  UnstyledButton,
  useMantineColorScheme,
  type MantineColorScheme,
} from '@mantine/core';
import { TbApi, TbDeviceDesktop, TbKeyboard, TbLogout, TbMoon, TbSun, TbUserCog } from 'react-icons/tb';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { atBase } from '../api/base-path.ts';
import { useMe, useSignOut } from '../session/me.ts';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import classes from './account-menu.module.css';
import { keyboardHelp } from './keyboard-help.tsx';

export function AccountMenu({ narrow }: { narrow: boolean }) {
  const { t } = useTranslation();
  const me = useMe();
  const signOut = useSignOut();
  const navigate = useNavigate();
  return (
    <Menu position="top-start" width={250} offset={6}>
      <Menu.Target>
        <UnstyledButton className={classes['button']} aria-label={t('layout.account', { name: me.name })}>
          <Avatar size={28} radius="xl" color="petrol" variant="filled" name={me.name} alt="" aria-hidden>
            {initialOf(me.name)}
          </Avatar>
          {!narrow && (
            <span className={classes['who']}>
              <span className="truncate">{me.name}</span>
              {me.user !== null && <span className={classes['role']}>{t(`roles.${me.user.role}`)}</span>}
            </span>
          )}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {me.user !== null && <Menu.Label>{me.user.email}</Menu.Label>}
        <Preferences />
        <Menu.Divider />
        <Menu.Item leftSection={<TbKeyboard size={16} />} onClick={() => keyboardHelp.set(true)}>
          {t('layout.keyboard')}
        </Menu.Item>
        <Menu.Item leftSection={<TbApi size={16} />} component="a" href={atBase('/api/docs')} target="_blank">
          {t('layout.apiExplorer')}
        </Menu.Item>
        <Menu.Item leftSection={<TbUserCog size={16} />} onClick={() => void navigate({ to: '/account' })}>
          {t('layout.accountSettings')}
        </Menu.Item>
        <Menu.Item leftSection={<TbLogout size={16} />} onClick={() => void signOut()}>
          {t('layout.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function Preferences() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const schemes = [
    { value: 'light', label: <TbSun size={15} aria-hidden />, name: t('layout.themeLight') },
    { value: 'dark', label: <TbMoon size={15} aria-hidden />, name: t('layout.themeDark') },
    { value: 'auto', label: <TbDeviceDesktop size={15} aria-hidden />, name: t('layout.themeAuto') },
  ];
  return (
    <div className={classes['preferences']}>
      <Text size="xs" c="dimmed">
        {t('layout.language')}
      </Text>
      <LanguageSwitch full />
      <Text size="xs" c="dimmed" mt={4}>
        {t('layout.theme')}
      </Text>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={t('layout.theme')}
        value={colorScheme}
        onChange={(value) => setColorScheme(value as MantineColorScheme)}
        data={schemes.map(({ value, label, name }) => ({
          value,
          label: (
            <span className={classes['scheme']} title={name}>
              {label}
              <span className="quiet">{name}</span>
            </span>
          ),
        }))}
      />
    </div>
  );
}

const initialOf = (name: string) => Array.from(name.trim())[0]?.toUpperCase() ?? '?';
