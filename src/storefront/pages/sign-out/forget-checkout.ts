/** Removes what an express checkout has kept in this tab: the keys that start with 'expchck' (A6.4, B6.10). */
export function forgetCheckout(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith('expchck')) storage.removeItem(key)
}
