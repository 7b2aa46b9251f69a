/** The result of a check. 'note' is information; 'wrong' must be fixed, and `words` says how. */
export interface Finding {
  about: string
  state: 'well' | 'note' | 'wrong'
  message: string
}

export function ok(topic: string, words: string): Finding {
  return { about: topic, state: 'well', message: words }
}

export function warning(topic: string, words: string): Finding {
  return { about: topic, state: 'note', message: words }
}

export function failure(topic: string, words: string): Finding {
  return { about: topic, state: 'wrong', message: words }
}
