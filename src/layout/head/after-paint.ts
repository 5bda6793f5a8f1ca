/** Id of the <template> with the scripts that run after the first paint. */
export const afterPaintId = 'after-paint';

/**
 * Runs the scripts in that template once the page has been painted, or at once in a hidden page, which paints nothing. Before, they would take
 * a slow phone's time from its first paint.
 */
export const afterPaintScript = `(function(d){function run(){
d.head.appendChild(d.importNode(d.getElementById('${afterPaintId}').content,true))}
if(d.hidden)run();else requestAnimationFrame(function(){setTimeout(run)})})(document)`.replace(
  /\n/g,
  '',
);
