/** The two colours of a shop, '#rrggbb'. */
export interface Colours {
  /** Buttons and links. */
  accent: string
  /** Page background. */
  background: string
}

/** Text and secondary text, which are fixed. */
const ink = '#24211c'
const soft = '#5f584c'
const light = '#fdfcf9'

/** WCAG 2.2, 1.4.3: text on its background. */
export const minContrast = 4.5

/** Returns the contrast of two colours by WCAG 2.2: 1 (none) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative luminance of sRGB, WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Mixes a share of `other`, 0 to 1, into `one`. */
function mix(one: string, other: string, share: number): string {
  const mixed = channels(one).map((value, index) => value + ((channels(other)[index] ?? 0) - value) * share)
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((index) => Number.parseInt(colour.slice(index, index + 2), 16))
}

/** Returns all derived colours by their CSS custom property. */
export function palette({ accent, background }: Colours): Record<string, string> {
  return {
    paper: background,
    raised: mix(background, '#ffffff', 0.6),
    surface: mix(background, ink, 0.05),
    picture: mix(background, ink, 0.09),
    line: mix(background, ink, 0.12),
    accent,
    'accent-strong': mix(accent, '#000000', 0.25),
    'accent-wash': mix(background, accent, 0.1),
    'on-accent': light,
  }
}

export type LowContrast = 'words-on-background' | 'accent-on-background' | 'words-on-accent'

/** Returns the messages about colour pairs with too little contrast; empty when all are readable. */
export function lowContrasts(colours: Colours): LowContrast[] {
  const { paper = '', surface = '', accent = '', 'on-accent': onAccent = '' } = palette(colours)
  const pairs: [LowContrast, string, string][] = [
    ['words-on-background', soft, paper],
    ['words-on-background', soft, surface],
    ['accent-on-background', accent, paper],
    ['accent-on-background', accent, surface],
    ['words-on-accent', onAccent, accent],
  ]
  return [...new Set(pairs.filter(([, one, other]) => contrast(one, other) < minContrast).map(([name]) => name))]
}
