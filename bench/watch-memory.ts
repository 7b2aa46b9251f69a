/** In megabytes. */
interface Rise {
  /** What the process held at the start, rid of garbage where node runs with --expose-gc. */
  start: number
  /** The most it held. */
  peak: number
  /** By how much WebAssembly, which is the embedded engine, has grown meanwhile. */
  webAssembly: number
}

/**
 * Watches the memory of this process until the end: twenty times a second, and whenever `glance` is called, since the embedded
 * engine leaves timers no turn.
 */
export function watchMemory(): { glance: () => void; end: () => Rise } {
  globalThis.gc?.()
  const start = readMemory()
  const peak = { ...start }
  const glance = () => {
    const now = readMemory()
    peak.resident = Math.max(peak.resident, now.resident)
    peak.webAssembly = Math.max(peak.webAssembly, now.webAssembly)
  }
  const timer = setInterval(glance, 50)
  return {
    glance,
    end: () => {
      clearInterval(timer)
      return { start: start.resident, peak: peak.resident, webAssembly: peak.webAssembly - start.webAssembly }
    },
  }
}

/** Memory of WebAssembly is what V8 calls external and no array buffer. */
function readMemory(): { resident: number; webAssembly: number } {
  const { rss, external, arrayBuffers } = process.memoryUsage()
  return { resident: Math.round(rss / 1_000_000), webAssembly: Math.round((external - arrayBuffers) / 1_000_000) }
}
