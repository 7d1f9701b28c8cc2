/** The texts of the components that guides use, in English. */
export const texts = {
  alert: {
    default: 'Note',
    destructive: 'Warning',
  },
  progress: {
    label: 'Progress',
    value: '{percent}%',
  },
  scrollArea: {
    label: 'Scrollable content',
  },
  admonition: {
    note: 'Note',
    tip: 'Tip',
    info: 'Info',
    warning: 'Warning',
    danger: 'Danger',
    secondary: 'Secondary',
    important: 'Important',
    success: 'Success',
    caution: 'Caution',
  },
  details: {
    summary: 'Details',
  },
  hoverCard: {
    more: 'More about',
  },
  navigationMenu: {
    label: 'Topics',
  },
  taskBox: {
    done: 'Done',
    open: 'To do',
  },
  formula: {
    label: 'Formula',
  },
  liveExample: {
    result: 'Result',
  },
};
