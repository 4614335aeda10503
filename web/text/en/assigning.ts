// To whom a document is assigned, by when it is to be done, and who is told when it is not.

export const assigning = {
  assign: 'Assign',
  label: 'Assigned to: {{name}}',
  labelDue: 'Assigned to: {{name}}, to be done by {{at}}',
  setTime: 'Set a time …',
  doneBy: 'To be done by {{at}} …',
  overdueSince: 'Overdue since {{at}} …',
  termsTitle: 'Time for the assignment',
  time: 'To be done by',
  noTime: 'No time',
  tellPerson: 'When overdue, tell',
  tellTeam: 'and the team',
  nobody: 'Nobody',
  me: '{{name}} (you)',
};
