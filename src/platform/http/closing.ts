/** How far a shop that is told to stop has come: what requests under way, and those that still come, have to know. */
export class Closing {
  #refuses = false
  readonly #over = new AbortController()

  /** Requests that come now start nothing any more. */
  get refuses(): boolean {
    return this.#refuses
  }

  /** The time is up: whatever is under way is answered now, done or not. */
  get isOver(): boolean {
    return this.#over.signal.aborted
  }

  refuse(): void {
    this.#refuses = true
  }

  end(): void {
    this.#refuses = true
    this.#over.abort()
  }

  /** Calls `hear` when the time is up; returns what forgets it. */
  whenOver(hear: () => void): () => void {
    const { signal } = this.#over
    signal.addEventListener('abort', hear, { once: true })
    return () => signal.removeEventListener('abort', hear)
  }
}
