/** The baseline: Fastify with one empty route. Sends its URL to the parent process. */
import Fastify from 'fastify';

const app = Fastify();
app.get('/', () => ({ ok: true }));
app.listen({ port: 0, host: '127.0.0.1' }).then(
  (url) => process.send?.({ url }),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
process.on('disconnect', () => process.exit(0));
