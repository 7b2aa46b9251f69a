/** In megabytes. */
interface Rise {
  /** Memory of the process at the start, after garbage collection where node runs with --expose-gc. */
  start: number
  /** The maximum. */
  peak: number
  /** Growth of WebAssembly memory, which is the embedded engine. */
  webAssembly: number
}

/**
 * Samples the memory of this process until the end: twenty times a second, and whenever `glance` is called, since the embedded
 * engine blocks timers.
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

/** WebAssembly memory is V8's external memory without array buffers. */
function readMemory(): { resident: number; webAssembly: number } {
  const { rss, external, arrayBuffers } = process.memoryUsage()
  return { resident: Math.round(rss / 1_000_000), webAssembly: Math.round((external - arrayBuffers) / 1_000_000) }
}
