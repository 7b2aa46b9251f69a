/** The result of a check. 'note' is information; 'wrong' must be fixed, and `message` says how. */
export interface Finding {
  about: string
  state: 'well' | 'note' | 'wrong'
  message: string
}

export function ok(topic: string, message: string): Finding {
  return { about: topic, state: 'well', message }
}

export function warning(topic: string, message: string): Finding {
  return { about: topic, state: 'note', message }
}

export function failure(topic: string, message: string): Finding {
  return { about: topic, state: 'wrong', message }
}
