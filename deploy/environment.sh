# Sourced before a server starts. Writes the VITE_ variables of the environment into
# $CONFIG_FOLDER/config.json, and exports the origins that the content policy must allow for them.
# HSTS_SUBDOMAINS=on: browsers use HTTPS alone for every subdomain of this host, too.
# Without such variables it leaves alone a config.json in a CONFIG_FOLDER of your own.

if [ -z "${CONFIG_FOLDER:-}" ]; then
  CONFIG_FOLDER=/tmp/sauda
  rm -f "$CONFIG_FOLDER/config.json"
fi
export CONFIG_FOLDER
mkdir -p "$CONFIG_FOLDER"

config="$(awk 'BEGIN {
  for (name in ENVIRON) {
    if (name !~ /^VITE_/) continue
    value = ENVIRON[name]
    gsub(/\\/, "\\\\\\\\", value)
    gsub(/"/, "\\\"", value)
    gsub(/[[:cntrl:]]/, " ", value)
    lines = lines (lines == "" ? "" : ",\n") "  \"" name "\": \"" value "\""
  }
  print lines == "" ? "{}" : "{\n" lines "\n}"
}')"
if [ "$config" != '{}' ] || [ ! -f "$CONFIG_FOLDER/config.json" ]; then
  printf '%s\n' "$config" >"$CONFIG_FOLDER/config.json"
fi

# The origins of addresses separated by commas, with or without titles (`Title|URL`).
origins() {
  printf '%s' "$1" | tr ',' '\n' | sed -n \
    's#^\(.*|\)\{0,1\} *\(https\{0,1\}://[][A-Za-z0-9.:-]*\).*#\2#p' | sort -u | tr '\n' ' '
}

pictures="${VITE_PRODUCT_IMAGE_BASE:-}"
pdfs="${VITE_GUIDE_PDF_EN:-},${VITE_GUIDE_PDF_HI:-},${VITE_GUIDE_PDF_MR:-}"
CSP_CONNECT_SRC="$(origins "${VITE_API_HOST:-},$pictures,$pdfs,${VITE_ERROR_ENDPOINT:-}")"
CSP_IMG_SRC="$(origins "$pictures")"
CSP_MEDIA_SRC="$(origins "${VITE_GUIDE_VIDEOS:-}")"
HSTS_MORE=
if [ "${HSTS_SUBDOMAINS:-}" = on ]; then HSTS_MORE='; includeSubDomains'; fi
export CSP_CONNECT_SRC CSP_IMG_SRC CSP_MEDIA_SRC HSTS_MORE
