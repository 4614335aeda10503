// An instance with something in every section of a configuration file.
import type { TestService } from './service.ts';
import { authorityOf, pem } from './signing/authority.ts';

/** Needs a folder `scans` in INTAKE_DIR. */
export async function configure({ admin }: TestService): Promise<void> {
  const fields = [
    { label: 'Serial Number', required: true },
    { label: 'Weight', type: 'number' as const },
  ];
  const profile = await admin.call('createProfile', { body: { name: 'Scales', fields, doubtful_below: 60 } });
  await admin.call('createProfile', {
    body: {
      name: 'Computed and coded',
      line_items: true,
      line_columns: [
        { label: 'Account', coding: 'account' },
        { label: 'Gross', type: 'amount', formula: 'amount * 1.19' },
      ],
      fields: [
        { label: 'Total', type: 'amount' },
        { label: 'Half', type: 'amount', formula: 'total / 2' },
        { label: 'Cost Centre', coding: 'cost_center' },
      ],
    },
  });
  const parent = await admin.call('createContact', {
    body: { name: 'Harrow & Pine', default_profile_id: profile.id, ai_chat_instructions: 'Be brief.' },
  });
  const child = await admin.call('createContact', { body: { name: 'Archive', parent_id: parent.id } });
  // Exported before its parent, in the order of ids.
  await admin.call('editContact', { params: { id: parent.id }, body: { parent_id: null } });
  const first = await admin.call('createContact', { body: { name: 'Pine' } });
  await admin.call('editContact', { params: { id: child.id }, body: { parent_id: first.id } });
  const place = await admin.call('createFolder', { body: { contact_id: parent.id, name: '发票' } });
  await admin.call('createFolder', {
    body: { contact_id: parent.id, name: 'As they are', choose_profile: false },
  });
  const { id: person } = await admin.call('createUser', {
    body: {
      email: 'rita@example.com',
      name: 'Rita',
      role: 'reviewer',
      contact_ids: [parent.id, first.id],
      password: 'a long password',
    },
  });
  const rule = { enabled: true, trigger: 'processed' as const, profile_id: profile.id };
  await admin.call('createRule', {
    body: {
      ...rule,
      name: 'To the invoices',
      conditions: [
        { field: 'contact_id', operator: '=', value: String(parent.id) },
        { field: 'weight', operator: '>', value: '10' },
      ],
      action: { type: 'move_folder', folder_id: place.id },
    },
  });
  await admin.call('createRule', {
    body: {
      ...rule,
      name: 'To Rita',
      profile_id: null,
      trigger: 'schedule',
      conditions: [{ field: 'assignee_id', operator: 'is_empty' }],
      action: { type: 'assign', assignee_id: person, due_hours: 24, escalation_user_id: person },
    },
  });
  const { id: team_id } = await admin.call('createTeam', { body: { name: 'Heads', member_ids: [person] } });
  await admin.call('createApprovalChain', {
    body: {
      name: 'Large ones',
      contact_id: parent.id,
      minimum: '1000.00',
      steps: [{ team_id, due_hours: 24, escalation_team_id: team_id }],
    },
  });
  await admin.call('createWebhookEndpoint', {
    body: { name: 'Ledger', url: 'http://127.0.0.1:9/hook', events: ['document.exception'] },
  });
  await admin.call('saveWebhookSettings', { body: { url: 'http://127.0.0.1:9/', pause_after_days: 3 } });
  await admin.call('saveMailSettings', {
    body: {
      host: 'mail.example',
      port: 465,
      security: 'tls',
      user: 'recto',
      password: 'secret of the mail',
      from: 'recto@example.com',
    },
  });
  await admin.call('saveSettings', {
    body: {
      instance_name: 'North',
      exception_below: 40,
      default_profile_id: profile.id,
      order_tolerance_percent: 2.5,
      order_tolerance_amount: 10,
      assignment_due_hours: 48,
      escalation_user_id: person,
      escalation_team_id: team_id,
    },
  });
  await admin.call('addTrustedCertificate', {
    body: { name: 'Suppliers', certificate: pem(authorityOf('Suppliers CA')) },
  });
  await admin.call('createExportTemplate', {
    body: {
      name: 'For the ledger',
      filter: { contact_id: parent.id, folder_id: place.id, assignee_id: person, status: ['Approved'] },
      columns: [{ label: 'No', source: 'number', required: true }],
      accounts: { profiles: [{ profile_id: profile.id, expense_account: '4400' }] },
    },
  });
  await admin.call('createChannel', {
    body: {
      name: 'Scans',
      contact_id: parent.id,
      folder_id: place.id,
      source: { kind: 'folder', path: 'scans' },
    },
  });
  await admin.call('createChannel', {
    body: {
      name: 'Post',
      source: { kind: 'imap', host: 'mail.example', user: 'in@example.com' },
      password: 'secret of the mailbox',
    },
  });
}
