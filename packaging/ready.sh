#!/bin/bash
# Does the server of this container say that it is ready? Bash alone: the image has no curl.
set -eu
exec 3<>"/dev/tcp/127.0.0.1/${1:-7777}"
printf 'GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' >&3
read -r -t 5 _ status _ <&3
[ "$status" = 200 ]
