import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from '@mantine/core'
import type { Density } from './density'

/** The brand colour, from light to dark. */
const kith: MantineColorsTuple = [
  '#eef3ff',
  '#dbe4fb',
  '#b4c6f4',
  '#8ba6ed',
  '#698be7',
  '#5079e0',
  '#3f68d4',
  '#3157bd',
  '#284aa6',
  '#1d3a86',
]

const MONO = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace'

/** Components take their size from the density, so pages name no sizes. */
export function themeFor(density: Density): MantineThemeOverride {
  const isCompact = density === 'compact'
  const sized = { defaultProps: { size: isCompact ? 'xs' : 'sm' } }
  const height = isCompact ? '1.75rem' : '2rem'
  return createTheme({
    primaryColor: 'kith',
    primaryShade: { light: 7, dark: 7 },
    colors: { kith },
    fontFamily: "'Inter Variable', system-ui, sans-serif",
    fontFamilyMonospace: MONO,
    fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
    defaultRadius: 'md',
    radius: { md: '0.5rem' },
    respectReducedMotion: true,
    cursorType: 'pointer',
    headings: {
      fontWeight: '600',
      sizes: {
        h1: { fontSize: '1.375rem', lineHeight: '1.3' },
        h2: { fontSize: '1rem', lineHeight: '1.4' },
        h3: { fontSize: '0.875rem', lineHeight: '1.4' },
      },
    },
    components: {
      Button: {
        ...sized,
        vars: () => ({ root: { '--button-height': height, '--button-padding-x': '0.75rem' } }),
      },
      Input: { vars: () => ({ wrapper: { '--input-height': height } }) },
      TextInput: sized,
      Textarea: sized,
      PasswordInput: sized,
      NativeSelect: sized,
      Select: sized,
      Checkbox: sized,
      SegmentedControl: { defaultProps: { size: 'xs' } },
      Tooltip: { defaultProps: { openDelay: 250, withArrow: true } },
      Modal: { defaultProps: { transitionProps: { duration: 120 } } },
    },
  })
}

/** Replaces colours of Mantine. Its dimmed text, placeholders and errors lack the contrast of WCAG AA. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-text': '#16191f',
    '--mantine-color-dimmed': '#5a6272',
    '--mantine-color-placeholder': '#6b7280',
    '--mantine-color-error': '#b42318',
    '--mantine-color-anchor': '#284aa6',
  },
  dark: {
    '--mantine-color-body': '#131519',
    '--mantine-color-text': '#e7e9ee',
    '--mantine-color-dimmed': '#a3aab8',
    '--mantine-color-placeholder': '#8d95a4',
    '--mantine-color-error': '#ff9c94',
    '--mantine-color-anchor': '#9db5f5',
    '--mantine-color-default': '#1d2026',
    '--mantine-color-default-hover': '#252931',
    '--mantine-color-default-border': '#363c47',
  },
})
