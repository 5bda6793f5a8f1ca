/** Id of the <template> with the scripts that run after the first paint. */
export const afterPaintId = 'after-paint';

/**
 * Runs the scripts in that template once the page is complete and painted; a hidden page paints nothing. Before, they would take a slow
 * phone's time from its first paint.
 */
export const afterPaintScript = `(function(d){function run(){
if(d.readyState==='loading')return d.addEventListener('DOMContentLoaded',run);
d.head.appendChild(d.importNode(d.getElementById('${afterPaintId}').content,true))}
if(d.hidden)run();else requestAnimationFrame(function(){setTimeout(run)})})(document)`.replace(
  /\n/g,
  '',
);
