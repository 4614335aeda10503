// Colours, sizes and defaults of the components. Quiet surfaces like paper, one accent, and amber for what is marked on a
// page. Contrast of every text is at least 4.5:1 in both schemes; the browser tests check it.
import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import { MONO, SANS } from './typeface.ts';

const petrol: MantineColorsTuple = [
  '#ecf6f7',
  '#d8ebee',
  '#aed6dd',
  '#80c0cb',
  '#5aadbb',
  '#419fb0',
  '#3097aa',
  '#1c7385',
  '#0f6273',
  '#085160',
];
const gray: MantineColorsTuple = [
  '#faf9f7',
  '#f4f3f0',
  '#eae8e4',
  '#dedbd5',
  '#cbc8c1',
  '#a8a59e',
  '#7d7a74',
  '#575550',
  '#3b3a37',
  '#22211f',
];
const dark: MantineColorsTuple = [
  '#dcdee0',
  '#b3b7bb',
  '#8b9096',
  '#5e646b',
  '#3d4248',
  '#2d3136',
  '#212428',
  '#1a1d20',
  '#141618',
  '#0e0f11',
];

export const theme = createTheme({
  colors: { petrol, gray, dark },
  primaryColor: 'petrol',
  primaryShade: { light: 8, dark: 7 },
  autoContrast: true,
  defaultRadius: 6,
  fontFamily: SANS,
  fontFamilyMonospace: MONO,
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  headings: {
    fontFamily: SANS,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.25rem', lineHeight: '1.3' },
      h2: { fontSize: '1rem', lineHeight: '1.4' },
      h3: { fontSize: '0.875rem', lineHeight: '1.4' },
    },
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Titles in the colour of the alert are too pale on its ground.
    Alert: { styles: { title: { color: 'var(--mantine-color-text)' } } },
    // What scrolls is scrolled with the keyboard too.
    TableScrollContainer: { defaultProps: { scrollAreaProps: { viewportProps: { tabIndex: 0 } } } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    Button: { defaultProps: { size: 'sm' }, styles: { label: { fontWeight: 550 } } },
    Input: { defaultProps: { size: 'sm' } },
    InputWrapper: { defaultProps: { size: 'sm' } },
    Tooltip: {
      defaultProps: { openDelay: 350, withArrow: false, events: { hover: true, focus: true, touch: false } },
    },
    // There at once: what is typed right after it was asked for must find it.
    Modal: { defaultProps: { centered: true, radius: 10, transitionProps: { duration: 0 } } },
    Drawer: { defaultProps: { transitionProps: { duration: 140 } } },
    // A header of the dialog, where `header` alone would be a second one of the page.
    ModalHeader: { defaultProps: { role: 'none' } },
    DrawerHeader: { defaultProps: { role: 'none' } },
    Menu: { defaultProps: { shadow: 'md', transitionProps: { duration: 80 } } },
    Popover: { defaultProps: { shadow: 'md', transitionProps: { duration: 80 } } },
    Select: { defaultProps: { comboboxProps: { shadow: 'md' } } },
    Anchor: { defaultProps: { underline: 'hover' } },
  },
});

/** What Mantine's own palette gets wrong for contrast, and our surfaces. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-text': '#1f2328',
    '--mantine-color-dimmed': '#5d6166',
    '--mantine-color-placeholder': '#6a6e73',
    '--mantine-color-anchor': petrol[8],
    '--mantine-color-default-border': '#dedbd5',
    '--mantine-color-default-hover': '#f4f3f0',
    '--mantine-color-error': '#b42318',
  },
  dark: {
    '--mantine-color-body': '#1a1d20',
    '--mantine-color-text': '#dfe1e3',
    '--mantine-color-dimmed': '#a3a8ae',
    '--mantine-color-placeholder': '#969ba1',
    '--mantine-color-anchor': petrol[3],
    '--mantine-color-default': '#212428',
    '--mantine-color-default-border': '#373c42',
    '--mantine-color-default-hover': '#262a2e',
    '--mantine-color-error': '#ff8f84',
  },
});
