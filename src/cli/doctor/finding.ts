/** The result of a check. 'note' is information; 'wrong' must be fixed, and `words` says how. */
export interface Finding {
  about: string
  state: 'well' | 'note' | 'wrong'
  message: string
}

export function ok(about: string, words: string): Finding {
  return { about, state: 'well', message: words }
}

export function warning(about: string, words: string): Finding {
  return { about, state: 'note', message: words }
}

export function failure(about: string, words: string): Finding {
  return { about, state: 'wrong', message: words }
}
