/**
 * Reads the shop's .env file before any module of the shop is loaded, since LOG_LEVEL is read on import; ends the process with
 * a message on failure.
 */
export async function loadEnvironment() {
  const { readEnvFile } = await import('../src/platform/program-folder.ts') // imported late: a Node too old for its types is replaced first
  try {
    readEnvFile()
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
