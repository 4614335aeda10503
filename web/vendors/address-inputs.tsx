// Postal addresses, each of several lines.
import { ActionIcon, Button, Group, Input, Stack, Textarea } from '@mantine/core';
import { TbPlus, TbX } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';

interface Props {
  addresses: string[];
  onChange: (addresses: string[]) => void;
}

export function AddressInputs({ addresses, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <Stack gap={6} align="flex-start">
      <Input.Label component="div">{t('vendors.fields.addresses')}</Input.Label>
      {addresses.map((address, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- the order is all they have
        <Group key={i} gap={6} wrap="nowrap" w="100%" align="flex-start">
          <Textarea
            aria-label={t('vendors.oneAddress', { number: i + 1 })}
            flex={1}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={1000}
            value={address}
            onChange={(event) => onChange(addresses.with(i, event.currentTarget.value))}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('vendors.removeAddress', { number: i + 1 })}
            onClick={() => onChange(addresses.filter((_, other) => other !== i))}
          >
            <TbX size={16} />
          </ActionIcon>
        </Group>
      ))}
      <Button
        size="xs"
        variant="default"
        leftSection={<TbPlus size={14} />}
        onClick={() => onChange([...addresses, ''])}
      >
        {t('vendors.addAddress')}
      </Button>
    </Stack>
  );
}
