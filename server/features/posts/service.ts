export { listPostActivity, listPosts } from './queries';
