/** What one look at the shop found. 'note' is worth knowing; 'wrong' must be put right, and `words` say how. */
export interface Finding {
  about: string
  state: 'well' | 'note' | 'wrong'
  words: string
}

export function well(about: string, words: string): Finding {
  return { about, state: 'well', words }
}

export function note(about: string, words: string): Finding {
  return { about, state: 'note', words }
}

export function wrong(about: string, words: string): Finding {
  return { about, state: 'wrong', words }
}
