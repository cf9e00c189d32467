/** The mocked provider of this test: arrange by writing its world, read what arrived with `provider.requests()`. */
export { provider } from '@/mocks/node'
export { ids } from '@/mocks/seed-people'
