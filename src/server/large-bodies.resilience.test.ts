import { serveShop, testBodies } from '../../test/large-bodies.ts'

testBodies(serveShop(), [1_000, 260_000, 900_000, 2_000_000])
