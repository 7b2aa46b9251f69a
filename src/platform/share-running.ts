/** Whoever asks for a key while its work is under way gets that work's answer: done once, however many ask. */
export function shareRunning<Value>(): (key: string, work: () => Promise<Value>) => Promise<Value> {
  const running = new Map<string, Promise<Value>>()
  return (key, work) => {
    const underWay = running.get(key)
    if (underWay) return underWay
    const promise = work().finally(() => running.delete(key))
    running.set(key, promise)
    return promise
  }
}
