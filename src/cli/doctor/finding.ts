/** What one look at the shop found. 'note' is worth knowing; 'wrong' must be put right, and `words` say how. */
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
