export type ButtonKind = 'primary' | 'secondary' | 'quiet'

const always =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-5 py-2 text-center leading-6 font-semibold ' +
  'no-underline transition-colors disabled:cursor-not-allowed aria-disabled:cursor-not-allowed'

const looks: Record<ButtonKind, string> = {
  primary:
    'bg-accent text-on-accent hover:bg-accent-strong active:bg-ink disabled:bg-surface disabled:text-soft aria-busy:bg-accent-strong',
  secondary:
    'border border-control bg-transparent text-ink hover:border-ink hover:bg-surface active:bg-line disabled:border-line disabled:bg-transparent disabled:text-soft',
  quiet: 'px-2 text-accent underline underline-offset-4 hover:text-ink active:text-soft disabled:text-soft',
}

/** The look of a button, for buttons and for links that look like one. */
export function buttonLook(kind: ButtonKind, extra = ''): string {
  return `${always} ${looks[kind]} ${extra}`
}
