// Preloaded into the Node that npm finds: it takes itself for one that is too old, and the one that it starts in its place does not.
if (!process.env.OLD_NODE_PRETENDED) {
  process.env.OLD_NODE_PRETENDED = 'yes'
  Object.defineProperty(process.versions, 'node', { value: '20.0.0' })
}
