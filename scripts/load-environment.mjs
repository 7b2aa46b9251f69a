/** Reads the shop's .env file before anything of the shop is loaded, which reads LOG_LEVEL at once; ends the process in plain words when it cannot. */
export async function loadEnvironment() {
  const { readEnvFile } = await import('../src/platform/program-folder.ts') // late: a Node that is too old for its types is replaced first
  try {
    readEnvFile()
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
