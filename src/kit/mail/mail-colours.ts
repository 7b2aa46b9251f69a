/** The colours of a mail, '#rrggbb', by the names of styles.css. */
export interface MailColours {
  /** Around the mail. */
  paper: string
  /** Below the text. */
  raised: string
  /** Panels. */
  surface: string
  line: string
  ink: string
  soft: string
  /** The shop's name, links and buttons. */
  accent: string
  'on-accent': string
}

/** Those of styles.css; a shop's own palette replaces them. */
export const lightColours: MailColours = {
  paper: '#faf7f2',
  raised: '#fffdfa',
  surface: '#f1ebe1',
  line: '#e3dacb',
  ink: '#24211c',
  soft: '#5f584c',
  accent: '#1f4d3f',
  'on-accent': '#fdfcf9',
}

/** The same for every shop: a merchant chooses an accent that is readable on a light background. */
export const darkColours: MailColours = {
  paper: '#171512',
  raised: '#211e1a',
  surface: '#2d2924',
  line: '#4a4339',
  ink: '#f1ebe1',
  soft: '#bdb4a6',
  accent: '#cfe0d5',
  'on-accent': '#1b1916',
}

const dark = darkColours

/** For mail programs that know style sheets; the others show the light colours, which are attributes. */
export const mailStyleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 480px) {
  .mail-space { padding: 12px 8px !important }
  .mail-card { padding: 24px 20px !important }
}
@media (prefers-color-scheme: dark) {
  .mail-paper { background-color: ${dark.paper} !important }
  .mail-card { background-color: ${dark.raised} !important }
  .mail-panel { background-color: ${dark.surface} !important }
  .mail-line { border-color: ${dark.line} !important }
  .mail-ink { color: ${dark.ink} !important }
  .mail-soft { color: ${dark.soft} !important }
  .mail-accent { color: ${dark.accent} !important }
  .mail-button { background-color: ${dark.accent} !important; color: ${dark['on-accent']} !important }
}
`
