import { HttpPronet } from '#adapters/pronet/http/http_pronet'
import { pronetContract } from './pronet_contract.js'
import { provider } from './provider.js'
import { inventedPronet } from './world.js'

pronetContract('index and archive', async () => ({ pronet: await inventedPronet() }))
pronetContract('another service', async () => {
  const { url, close } = await provider(await inventedPronet())
  return { pronet: new HttpPronet({ url }), end: close }
})
