// Preloaded into the Node that npm finds: it reports a version that is too old; the Node that it starts instead does not.
if (!process.env.OLD_NODE_PRETENDED) {
  process.env.OLD_NODE_PRETENDED = 'yes'
  Object.defineProperty(process.versions, 'node', { value: '20.0.0' })
}
