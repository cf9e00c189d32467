#!/bin/sh
# Fills the environment into the nginx configuration.
#   sh deploy/nginx.sh /etc/nginx/conf.d/sauda.conf    for an nginx that is there
#   sh deploy/nginx.sh                                 runs nginx, as the container does
# API_UPSTREAM: where /api goes, such as https://api.example.com. Without it /api is not found.
# SERVER_NAME, PORT, ROOT (the build): see below. HSTS_SUBDOMAINS: environment.sh. VITE_ variables: README.md, Configuration.
set -eu
here="$(dirname "$0")"

export PORT="${PORT:-80}" SERVER_NAME="${SERVER_NAME:-_}" ROOT="${ROOT:-/var/www/sauda}"
if [ $# -gt 0 ]; then CONFIG_FOLDER="${CONFIG_FOLDER:-$ROOT}"; fi
. "$here/environment.sh"

export RUN="${RUN:-/tmp/sauda}"
export API="${API_UPSTREAM:+proxy_pass $API_UPSTREAM;}"
export API="${API:-return 404;}"

names='$PORT $SERVER_NAME $ROOT $RUN $API $CONFIG_FOLDER'
names="$names \$CSP_CONNECT_SRC \$CSP_IMG_SRC \$CSP_MEDIA_SRC \$HSTS_MORE"

if [ $# -gt 0 ]; then
  envsubst "$names" <"$here/nginx.conf" >"$1"
  exit
fi
mkdir -p "$RUN"
envsubst "$names" <"$here/nginx.conf" >"$RUN/sauda.conf"
envsubst "$names" <"$here/nginx-main.conf" >"$RUN/nginx.conf"
nginx -t -q -e stderr -c "$RUN/nginx.conf"
exec nginx -e stderr -c "$RUN/nginx.conf"
